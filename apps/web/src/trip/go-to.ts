/** Shows a visit, meal or day of the trip and gives it the focus, opening the day it is on. */
export function goTo(id: string): void {
  const node = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
  if (!(node instanceof HTMLElement)) return;
  node.closest('details')?.setAttribute('open', '');
  if (node instanceof HTMLDetailsElement) node.open = true;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  // A fold takes the focus by its summary: with a tabindex of its own, browsers would pass over everything in it.
  const target = node instanceof HTMLDetailsElement ? node.querySelector('summary') : node;
  target?.focus({ preventScroll: true });
}
