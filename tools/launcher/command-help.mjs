const HELP = `NaviGo plans trips.

Usage: ./navigo <command>

  up                 start everything and stay in the foreground; Ctrl-C stops it
  plan "<request>"   plan a trip from the terminal; starts what is not running (--json, --help)
  chat THREAD "..."  ask about a finished plan, such as "will it rain on day 3?"
  act THREAD "..."   act on a finished plan: calendar, mail, share; asks before people outside notice
  places TOWN        what is known of a place: sights, tables, stays, ways, and where that comes from
  prepare            install packages and build, and start nothing
  test [options]     install, build and run the whole test suite; options go to jest
  down               stop everything that was started here
  status             what is running, where, since when (exit code 3: nothing)
  logs [service]     last lines of the logs; -f follows, -n LINES says how many
  reset [--yes]      stop everything and delete all data of this project
  help               this text
  log verify THREAD  check that nobody changed the decision log of a thread

  jobs, graphs, keys, mcp, retention, credentials
                     passed on, like plan: ./navigo <command> --help

Useful variables: PORT (3000), HOST (127.0.0.1), DATABASE_URL and REDIS_URL (use these servers instead of private
ones), NAVIGO_HOME (state folder instead of .navigo), NAVIGO_URL (plan with a server that runs elsewhere).
`;

/** `./navigo help`: the commands, on stdout. */
export async function runHelp() {
  process.stdout.write(HELP);
  return 0;
}
