/** How often something is asked for, in six languages. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:a couple of|a couple|two or three|un par de|un paio di|um par de|deux ou trois|dos o tres|zwei oder drei|due o tre|duas ou tres|dois ou tres|twice|two times|2 times|zweimal|zwei mal|deux fois|dos veces|due volte|duas vezes|2 ?x)(?!\p{L})/u,
    2,
  ],
  [/(?<!\p{L})(?:three times|3 times|thrice|dreimal|drei mal|trois fois|tres veces|tre volte|tres vezes|3 ?x)(?!\p{L})/u, 3],
];

/** The number of times that folded words ask for; null where they say none. "We have been twice" tells of before. */
const BEFORE = /(?<!\p{L})(?:been|already|waren|schon|deja|etait|ya|estuv\p{L}+|gia|stati|ja|estiv\p{L}+)(?!\p{L})/u;
export const timesIn = (said: string): number | null => (BEFORE.test(said) ? null : (TIMES.find(([words]) => words.test(said))?.[1] ?? null));
