-- The apps may connect as a role that can add to the log and change nothing in it. Erasing a thread takes the words out of its log, so it
-- is done as the owner of the tables, by this function and nothing else; it checks itself whose thread it is.
ALTER FUNCTION "erase_thread"(text, text, jsonb) SECURITY DEFINER SET search_path = public, pg_temp;
