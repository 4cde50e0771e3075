/** Words of PromQL that stand where a metric could; functions are known by the bracket behind them. */
const KEYWORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'group_left', 'group_right', 'offset', 'bool', 'inf', 'nan']);

/** The metrics that a PromQL expression reads, in the order of the text, each once. */
export function metricsIn(expression) {
  const bare = expression
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/gi, ' ');
  const names = [...bare.matchAll(/(?<![\w.$])([A-Za-z_:][\w:]*)(\s*\()?/g)].filter(([, , bracket]) => bracket === undefined).map(([, name]) => name);
  return [...new Set(names)].filter((name) => !KEYWORDS.has(name.toLowerCase()));
}

/** Names under which the series of registered metrics appear: a histogram has three, and those that a scrape itself adds are known too. */
export function seriesOf(metrics) {
  const suffixed = metrics.flatMap(({ name, type }) => (type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]));
  return new Set([...suffixed, 'up']);
}

/** Anchors of the headings of a Markdown page, as GitHub makes them. */
const anchorsOf = (markdown) =>
  new Set(
    [...markdown.matchAll(/^#+ +(.+)$/gm)].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );

const panelsOf = (dashboard) => (dashboard.panels ?? []).flatMap((panel) => [panel, ...(panel.panels ?? [])]);

/**
 * What is wrong between alert rules, dashboard, runbook and the metrics that there are; empty when nothing is.
 *
 * `rules`: the parsed rules file; `dashboard`: the parsed dashboard; `runbook`: its text; `metrics`: `{name, type}` of each.
 */
export function findProblems({ rules, dashboard, runbook, metrics }) {
  const known = seriesOf(metrics);
  const anchors = anchorsOf(runbook);
  const unknownIn = (where, expression) =>
    metricsIn(expression).flatMap((name) => (known.has(name) ? [] : [`${where} reads ${name}, which no process exports`]));
  const alerts = rules.groups.flatMap((group) => group.rules);
  const ofAlerts = alerts.flatMap(({ alert, expr, annotations }) => [
    ...unknownIn(`Alert ${alert}`, expr),
    ...(metricsIn(expr).length === 0 ? [`Alert ${alert} reads no metric`] : []),
    ...(anchors.has(alert.toLowerCase()) ? [] : [`Alert ${alert} has no section in the runbook`]),
    ...(annotations?.runbook?.endsWith(`#${alert.toLowerCase()}`) ? [] : [`Alert ${alert} does not lead to its section of the runbook`]),
  ]);
  const panels = panelsOf(dashboard).filter(({ type }) => type !== 'row');
  const ofPanels = panels.flatMap(({ title, targets }) => (targets ?? []).flatMap(({ expr }) => unknownIn(`Panel ${title}`, expr)));
  const shown = new Set(panels.flatMap(({ targets }) => (targets ?? []).flatMap(({ expr }) => metricsIn(expr))));
  const unseen = metrics.filter(
    ({ name, type }) => name.startsWith('navigo_') && ![...seriesOf([{ name, type }])].some((series) => series !== 'up' && shown.has(series)),
  );
  return [...ofAlerts, ...ofPanels, ...unseen.map(({ name }) => `No panel shows ${name}`)];
}
