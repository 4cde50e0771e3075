import { readdirSync } from 'node:fs';
import { checkCompose } from './deploy/compose.mjs';
import { DeployProblem } from './deploy/deploy-problem.mjs';
import { checkManifests } from './deploy/manifests.mjs';
import { readFacts } from './deploy/project-facts.mjs';
import { readYaml } from './deploy/yaml-files.mjs';

/** `npm run check:deploy`: reads everything that deploys this project and says what would not work. Needs no cluster, no network. */
function check() {
  const facts = readFacts();
  const files = readdirSync('deploy', { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));
  for (const file of files) readYaml(`deploy/${file}`);
  const { problems, checked } = checkManifests('deploy/kubernetes', facts);
  const all = [...problems, ...checkCompose('docker-compose.yml', 'deploy/compose/prometheus.yaml', facts)];
  return {
    problems: all,
    summary: `${files.length} files; ${Object.entries(checked)
      .map(([name, count]) => `${name}: ${count} objects`)
      .join(', ')}`,
  };
}

function checkOrExplain() {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof DeployProblem)) throw error;
    return { problems: [error.message], summary: '' };
  }
}

const { problems, summary } = checkOrExplain();
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`Nothing wrong. ${summary}\n`);
