type Child = Node | string | null | false | undefined;
type Properties = Readonly<Record<string, string | number | boolean | EventListener | null | undefined>>;

const SVG = 'http://www.w3.org/2000/svg';

function fill(node: Element, properties: Properties, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(name, value);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) node.append(child);
}

/** An element with attributes, listeners (functions under the name of their event) and children. Words are text, never markup. */
export function el<K extends keyof HTMLElementTagNameMap>(tag: K, properties: Properties = {}, ...children: readonly Child[]): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  fill(node, properties, children);
  return node;
}

/** The same for a drawing. */
export function drawn(tag: string, properties: Properties = {}, ...children: readonly Child[]): Element {
  const node = document.createElementNS(SVG, tag);
  fill(node, properties, children);
  return node;
}

/** The element of the page with this id. @throws {Error} when the page has none. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found;
}
