/** Lets the last trips be read without a network, where the browser can do that. What fails about it costs nobody anything else. */
export function registerOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/web/sw.js', { scope: '/' }).catch(() => undefined));
}
