/** Shows a visit, meal or day of the trip and gives it the focus, opening the day it is on. */
export function goTo(id: string): void {
  const node = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
  if (!(node instanceof HTMLElement)) return;
  node.closest('details')?.setAttribute('open', '');
  if (node instanceof HTMLDetailsElement) node.open = true;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  node.focus({ preventScroll: true });
}
