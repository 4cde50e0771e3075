// For what hangs, not for what is slow: a machine that others share may give a tenth of its usual speed, and a start or a plan then takes ten
// times as long.
jest.setTimeout(600_000);
