// For what hangs, not for what is slow: on a busy machine a process starts in ten times its usual time, and so does anything else.
jest.setTimeout(90_000);
