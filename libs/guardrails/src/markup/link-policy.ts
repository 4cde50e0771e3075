const IMAGE = /!\[[^[\]\n]{0,300}\]\(\s{0,5}<?([^)\s>]{1,2000})/g;
const IMAGE_REFERENCE = /!\[[^[\]\n]{0,300}\]\[[^[\]\n]{0,100}\]/;
const LINK = /\[[^[\]\n]{1,300}\]\(\s{0,5}<?([^)\s>]{1,2000})/g;
const BARE_URL = /\bhttps?:\/\/[^\s<>"'`)\]]{1,2000}/gi;
const MAX_QUERY_CHARS = 200;
const ENCODED_VALUE = /[?&#/][a-z0-9_.-]{0,40}=?(?:[A-Za-z0-9+_-]{40,}|[A-Za-z0-9+/]{12,400}={1,2})(?:[&#]|$)/;
const PLACEHOLDER = /[[{<](?:[A-Za-z_ ]{2,40})[\]}>]|%7B|%5B/i;
const LEAKY_PARAMETER =
  /[?&](?:d|q|data|log|c|leak|info|payload|msg|prompt|secret|token|cookie|exfil|session|email|passport|name|card|password|text|history|chat)=/i;

/** Hosts from which images may be shown; subdomains included. */
export type ImageHosts = readonly string[];

const parse = (url: string): URL | null => {
  try {
    return new URL(url);
  } catch {
    return null;
  }
};

const allowed = (host: string, hosts: ImageHosts): boolean => hosts.some((known) => host === known || host.endsWith(`.${known}`));

/** An image is loaded without a click, so everything but its path is a channel out, unless the host is allowed. */
function imageLeaks(url: string, hosts: ImageHosts): boolean {
  const parsed = parse(url);
  if (parsed === null) return false;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return true;
  if (allowed(parsed.hostname, hosts)) return false;
  return parsed.search !== '' || PLACEHOLDER.test(url) || ENCODED_VALUE.test(url) || parsed.username !== '';
}

function linkLeaks(url: string): boolean {
  const parsed = parse(url);
  if (parsed === null) return false;
  if (!['https:', 'http:', 'mailto:', 'tel:', 'geo:'].includes(parsed.protocol)) return true;
  return (
    (LEAKY_PARAMETER.test(parsed.search) && (PLACEHOLDER.test(parsed.search) || ENCODED_VALUE.test(parsed.search))) || parsed.search.length > MAX_QUERY_CHARS
  );
}

/** The first image or link of the text that could carry data away, or null. */
export function leakingUrl(text: string, imageHosts: ImageHosts): string | null {
  if (IMAGE_REFERENCE.test(text)) return IMAGE_REFERENCE.exec(text)?.[0] ?? null;
  for (const [, url = ''] of text.matchAll(IMAGE)) if (imageLeaks(url, imageHosts)) return url;
  for (const [, url = ''] of text.matchAll(LINK)) if (linkLeaks(url)) return url;
  for (const [url] of text.matchAll(BARE_URL)) if (linkLeaks(url)) return url;
  return null;
}
