const TOOL_KINDS = /^indirect|^benign-tool-result/;

const scanned = (direction) => async (one, client) => {
  const startedAt = performance.now();
  const { status, body } = await client.post('/guardrails/scan', { text: one.text, direction: direction(one) });
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
  return { blocked: body.blocked, ms: performance.now() - startedAt };
};

/** Texts through `POST /guardrails/scan`: results of tools as `tool`, what people write as `input`, what is about to be shown as `output`. */
export const evaluation = {
  name: 'guard',
  concurrency: 8,
  sets: [
    {
      file: 'injection.dev.json',
      scorer: 'score_guard.mjs',
      predict: scanned(({ kind }) => (TOOL_KINDS.test(kind) ? 'tool' : 'input')),
      measures: [
        { label: 'guard: recall on core kinds', pattern: /recallCore"?: ([\d.]+)/ },
        { label: 'guard: false alarms', pattern: /falsePositiveAll"?: ([\d.]+)/ },
      ],
    },
    {
      file: 'unsafe-output.dev.json',
      scorer: 'score_guard.mjs',
      takes: ({ kind }) => /^(unsafe|output|benign-(completion|request))/.test(kind),
      predict: scanned(() => 'output'),
      measures: [
        { label: 'guard, output: recall', pattern: /recallAll"?: ([\d.]+)/ },
        { label: 'guard, output: false alarms', pattern: /falsePositiveAll"?: ([\d.]+)/ },
      ],
    },
  ],
};
