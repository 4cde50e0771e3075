import PDFDocument from 'pdfkit';
import { printable, textRuns } from './text-runs.js';
import type { Weight } from './font-files.js';

/** Points of A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50 } as const;
const FOOTER_HEIGHT = 24;
const BOTTOM = PAGE.height - PAGE.margin - FOOTER_HEIGHT;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const LINE_HEIGHT = 1.35;
/** Of the size, from the top of a line to where letters stand. */
const ASCENT = 1.05;

export const COLORS = { ink: '#1d2b33', quiet: '#5b6b74', accent: '#0f6e6e', pale: '#eef4f4', line: '#d5dfe0', alarm: '#a3341f' } as const;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** A box that text is written into. */
export interface TextBox extends TextStyle {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Paper with a pen: text in any script, wrapped, and a place on the page that moves down. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private readonly known = new Set<string>();
  /** At size 1; the same words come again and again while lines are broken. */
  private readonly widths = new Map<string, number>();
  y: number = PAGE.margin;

  constructor(info: { readonly title: string; readonly madeAt: Date }) {
    this.doc = new PDFDocument({
      ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'en', displayTitle: true, font: null as unknown as string },
      // Whoever takes the same plan twice gets the same bytes, so no clock is read.
      info: { Title: info.title, Creator: 'NaviGo', Producer: 'NaviGo', CreationDate: info.madeAt, ModDate: info.madeAt },
    });
  }

  /** Goes to a new page unless so much fits on this one. */
  ensure(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.doc.addPage();
    this.y = PAGE.margin;
  }

  gap(height: number): void {
    this.y += height;
  }

  lineHeight = ({ size }: TextStyle): number => size * LINE_HEIGHT;

  /** The lines that text takes in a box; a word that is wider is cut. */
  wrap(text: string, box: TextBox): string[] {
    const weight = box.weight ?? 400;
    const lines: string[] = [];
    let line = '';
    let width = 0;
    for (const part of breakable(printable(text, weight))) {
      if (line !== '' && width + this.widthOf(part.trimEnd(), box) > box.width) {
        lines.push(line.trimEnd());
        [line, width] = ['', 0];
      }
      line += line === '' ? part.trimStart() : part;
      while (this.widthOf(part.trimEnd(), box) > box.width && this.widthOf(line.trimEnd(), box) > box.width) line = this.cut(line, box, lines);
      width = line === part ? this.widthOf(part, box) : width + this.widthOf(part, box);
    }
    return line.trim() === '' ? lines : [...lines, line.trimEnd()];
  }

  heightOf(text: string, box: TextBox): number {
    return this.wrap(text, box).length * this.lineHeight(box);
  }

  /** Writes text from `y` on and returns where it ended; does not look at the end of the page. */
  writeAt(y: number, text: string, box: TextBox): number {
    let at = y;
    for (const line of this.wrap(text, box)) {
      const x = box.align === 'right' ? box.x + box.width - this.widthOf(line, box) : box.x;
      this.line(line, x, at, box);
      at += this.lineHeight(box);
    }
    return at;
  }

  /** A paragraph at the place of the pen, over pages where it has to. */
  write(text: string, style: TextStyle & { readonly x?: number; readonly width?: number }): void {
    const box = { x: PAGE.margin, width: TEXT_WIDTH, ...style };
    for (const line of this.wrap(text, box)) {
      this.ensure(this.lineHeight(box));
      this.line(line, box.x, this.y, box);
      this.y += this.lineHeight(box);
    }
  }

  widthOf(line: string, { size, weight = 400 }: TextStyle): number {
    const key = `${weight} ${line}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known * size;
    const style = { size: 1, weight };
    const width = textRuns(line, weight).reduce((sum, run) => sum + this.pick(run.file, style).widthOfString(run.text, { features: [] }), 0);
    this.widths.set(key, width);
    return width * size;
  }

  /** One line that is known to fit. */
  line(line: string, x: number, y: number, style: TextStyle): void {
    let at = x;
    for (const { text, file } of textRuns(line, style.weight ?? 400)) {
      const pen = this.pick(file, style).fillColor(style.color ?? COLORS.ink);
      // By the foot of the letters, so that scripts of different fonts stand on one line.
      pen.text(text, at, y + style.size * ASCENT, { lineBreak: false, baseline: 'alphabetic', features: [] });
      at += pen.widthOfString(text, { features: [] });
    }
  }

  private pick({ name, bytes }: { readonly name: string; readonly bytes: Buffer }, { size }: TextStyle): PDFKit.PDFDocument {
    if (!this.known.has(name)) this.doc.registerFont(name, bytes);
    this.known.add(name);
    return this.doc.font(name).fontSize(size);
  }

  /** Moves as much of a too long line as fits to `lines`; returns the rest. */
  private cut(line: string, box: TextBox, lines: string[]): string {
    const signs = [...line];
    let count = signs.length - 1;
    while (count > 1 && this.widthOf(signs.slice(0, count).join(''), box) > box.width) count -= 1;
    lines.push(signs.slice(0, Math.max(1, count)).join(''));
    return signs.slice(Math.max(1, count)).join('');
  }

  /** Closes the document; `footer` gives the words at the foot of each page. */
  async finish(footer: (page: number, pages: number) => readonly [left: string, right: string]): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      const [left, right] = footer(page + 1, count);
      const style = { size: 8, color: COLORS.quiet, x: PAGE.margin, width: TEXT_WIDTH };
      const y = PAGE.height - PAGE.margin - FOOTER_HEIGHT / 2;
      this.line(this.wrap(left, { ...style, width: TEXT_WIDTH - 100 })[0] ?? '', PAGE.margin, y, style);
      this.writeAt(y, right, { ...style, align: 'right' });
    }
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }
}

/** Han and kana may be broken anywhere, everything else after a space or a hyphen. */
const breakable = (text: string): string[] =>
  text.match(/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef-]*(?:\s+|-+|$)?/g)?.filter((part) => part !== '') ?? [];
