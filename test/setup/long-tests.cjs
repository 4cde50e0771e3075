// Tests on real servers start processes and wait for them; on a busy machine that takes a while.
jest.setTimeout(90_000);
