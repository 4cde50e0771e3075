import type { Locator, Page } from 'playwright-core';

const MIN_EDGE = 3;
const MIN_WORDS = 4.5;
const MAX_TABS = 200;

/** Edges of fields and buttons, and placeholders, that do not stand out from what is behind them; for borders 3 to 1, for words 4.5 to 1. */
export async function faintParts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ minEdge, minWords }) => {
      type Node = { parentElement: Node | null };
      const browser = globalThis as unknown as {
        document: { querySelectorAll(selector: string): Iterable<Node & { checkVisibility(): boolean; outerHTML: string; placeholder?: string }> };
        getComputedStyle(node: Node, part?: string): Record<string, string>;
      };
      const rgb = (text: string): number[] => [...text.matchAll(/[\d.]+/g)].map(Number);
      const light = (text: string): number => {
        const [r = 0, g = 0, b = 0] = rgb(text).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a: string, b: string): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
      const isClear = (text: string): boolean => (rgb(text)[3] ?? 1) === 0;
      const groundOf = (node: Node | null): string => {
        const own = node ? (browser.getComputedStyle(node)['backgroundColor'] ?? '') : 'rgb(255, 255, 255)';
        return node && isClear(own) ? groundOf(node.parentElement) : own;
      };
      const faint: string[] = [];
      for (const node of browser.document.querySelectorAll('input, textarea, select, button.second, .start-box')) {
        const style = browser.getComputedStyle(node);
        if (!node.checkVisibility()) continue;
        const [edge = '', ground] = [style['borderTopColor'], groundOf(node.parentElement)];
        const hasEdge = style['borderTopWidth'] !== '0px' && !isClear(edge);
        if (hasEdge && contrast(edge, ground) < minEdge) faint.push(`edge ${contrast(edge, ground).toFixed(2)}: ${node.outerHTML.slice(0, 120)}`);
        const words = browser.getComputedStyle(node, '::placeholder')['color'] ?? '';
        if (node.placeholder && contrast(words, groundOf(node)) < minWords) faint.push(`placeholder: ${node.outerHTML.slice(0, 120)}`);
      }
      return faint;
    },
    { minEdge: MIN_EDGE, minWords: MIN_WORDS },
  );
}

/** Presses Tab until the focus is on it, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((node) => node === node.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${target.toString()}.`);
}

/** Opens every fold there is, so that nothing is left unread. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate<void>("for (const fold of document.querySelectorAll('details:not([open])')) fold.open = true");
