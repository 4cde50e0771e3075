import type { JSX } from 'preact';
import type { Step, ToolNote } from '../store/turns.js';
import { SourceBadge } from '../ui/source-badge.js';
import { named, t } from '../words/words.js';

const MAX_SHORT_CHARS = 80;
/** Stored JSON loses the order of its names; these are read first. */
const FIRST_READ = ['city', 'from', 'to', 'date'];
const placeOf = (name: string): number => (FIRST_READ.includes(name) ? FIRST_READ.indexOf(name) : FIRST_READ.length);
const valueWords = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
const inOrder = (given: ToolNote['arguments']): [string, unknown][] => Object.entries(given).sort(([a], [b]) => placeOf(a) - placeOf(b));
const spoken = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();

/** What one agent thought and looked up. */
export const StepNotes = ({ step }: { readonly step: Step }): JSX.Element => (
  <li>
    <b>{named('do', step.agent, step.title)}</b>
    <ul>
      {step.notes.map((note) =>
        note.kind === 'thought' ? (
          <li key={note.id} class="thought">
            {note.text}
          </li>
        ) : (
          <ToolLine key={note.id} note={note} />
        ),
      )}
    </ul>
  </li>
);

/** A look-up: what for, and what came back; what exactly was asked waits in a fold. */
function ToolLine({ note }: { readonly note: ToolNote }): JSX.Element {
  const { tool, result } = note;
  const given = inOrder(note.arguments);
  const isData = result ? /^[[{"]/.test(result.text) : false;
  const short = given
    .map(([, value]) => valueWords(value))
    .join(' · ')
    .slice(0, MAX_SHORT_CHARS);
  return (
    <li class={result?.ok === false ? 'tool failed' : 'tool'}>
      <details>
        <summary>
          <span class="tool-name">{named('tool', tool, spoken(tool))}</span> {result === null ? `${short} …` : isData || !result.text ? short : result.text}
          {result?.ok === false && ` (${t('watch.failed')})`} {result?.source && <SourceBadge source={result.source} />}
        </summary>
        <dl>
          {given.map(([name, value]) => (
            <div key={name}>
              <dt>{spoken(name)}</dt>
              <dd>{valueWords(value)}</dd>
            </div>
          ))}
        </dl>
        {isData && <pre>{result?.text}</pre>}
      </details>
    </li>
  );
}
