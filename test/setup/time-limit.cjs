// For what hangs, not for what is slow: a machine that others share may give a tenth of its usual speed, and a start or a plan then takes ten
// times as long. A test that fails by the clock leaves its system at work beside the next ones, so that one slow test fails all that follow.
jest.setTimeout(600_000);
