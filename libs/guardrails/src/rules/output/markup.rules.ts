import type { Rule } from '../../match/rule.js';

/** Markup that would act in a reader's browser. */
export const MARKUP_RULES: readonly Rule[] = [
  {
    id: 'active-markup',
    description: 'scripts, event handlers, embedded frames, script and data links',
    weight: 10,
    patterns: [
      /<\/?(?:script|iframe|object|embed|form|meta|link|base|svg|math|style|applet|frame|frameset|template|xml|html|body|head|input|button|textarea|video|audio|isindex|bgsound|layer|xss)\b/i,
      /<[a-z!?/][^>]{0,200}?\bon[a-z]{3,30}\s{0,5}=/i,
      /<[a-z][a-z0-9]{0,20}[\s/][^>]{0,200}?(?:javascript|vbscript|data)\s{0,5}:/i,
      /\b(?:java|vb|live)script\s{0,5}:\s{0,5}[^\s]/i,
      /\bdata:(?:text\/html|text\/javascript|application\/|image\/svg)/i,
      /<img\b/i,
      /\bon(?:error|load|click|mouse[a-z]{2,8}|focus|blur|toggle|begin|start)\s{0,3}=\s{0,3}["'`a-z]/i,
      /expression\s?\(/i,
      /<!\[cdata\[/i,
      /<!--#|<\?(?:php|xml)/i,
      /&\{.{0,40}\}/,
      /\x60"'><|"\x60'>|'><|"><[a-z]/i,
    ],
  },
];
