import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { DeployProblem } from './deploy-problem.mjs';

/** Services share blocks, which share blocks: more than the parser allows in texts of strangers. */
const MAX_ALIASES = 2_000;

/** Every document of a YAML file that is not empty. Duplicate keys and unknown anchors are errors. @throws {DeployProblem} */
export function readYaml(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new DeployProblem(file, 'cannot be read');
  }
  return parseYaml(text, file);
}

/** The documents of a text; `file` is for the message only. @throws {DeployProblem} */
export function parseYaml(text, file) {
  const documents = parseAllDocuments(text, { merge: true });
  for (const { errors, warnings } of documents) {
    const [first] = [...errors, ...warnings];
    if (first) throw new DeployProblem(file, `is not YAML: ${first.message}`);
  }
  return documents.map((document) => document.toJS({ maxAliasCount: MAX_ALIASES })).filter((value) => value !== null);
}
