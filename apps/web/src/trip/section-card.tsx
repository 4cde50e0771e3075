import type { JSX } from 'preact';
import type { PlanSection } from '@app/contracts';

/** What an agent adds to the plan, shown without knowing what it is about. */
export function SectionCard({ section: { title, text, items = [], table, sources } }: { readonly section: PlanSection }): JSX.Element {
  return (
    <details class="card fold" open>
      <summary>
        <h2>{title}</h2>
      </summary>
      {text && <p>{text}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && (
        <div class="table-box" tabIndex={0} role="group" aria-label={title}>
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {sources.length > 0 && <p class="faint">{sources.join('; ')}</p>}
    </details>
  );
}
