const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const FOREIGN_LINK = /<link\b[^>]*href="https?:[^>]*>/g;
const PLACEHOLDER = /<%([=-])\s*(\w+)\s*%>/g;

/** The board's page with its values filled in, and without what it would load from other sites: it then says nothing to anybody else. */
export function renderPage(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(FOREIGN_LINK, '').replace(PLACEHOLDER, (_all, kind: string, name: string) => {
    const value = values[name] ?? '';
    return kind === '=' ? escaped(value) : value;
  });
}
