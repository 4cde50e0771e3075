import { describeControl } from './run-store-contract/control.contract.js';
import { describeLostWork } from './run-store-contract/lost-work.contract.js';
import { describeMessages } from './run-store-contract/messages.contract.js';
import { describeOpeningRuns } from './run-store-contract/opening-runs.contract.js';
import { createRunStoreKit } from './run-store-contract/run-store-kit.contract.js';
import { describeStepInput } from './run-store-contract/step-input.contract.js';
import { describeStoringMoves } from './run-store-contract/storing-moves.contract.js';
import type { RunStoreSubject } from './run-store-contract/run-store-kit.contract.js';

/** What every run store promises, see {@link RunStore}. `make` is called once; the cases share one store and keep out of each other's threads. */
export function describeRunStore(name: string, make: () => Promise<RunStoreSubject>): void {
  describe(`${name} as a run store`, () => {
    let subject: RunStoreSubject;
    beforeAll(async () => {
      subject = await make();
    });
    const kit = createRunStoreKit(() => subject);

    describeOpeningRuns(kit);
    describeStoringMoves(kit);
    describeStepInput(kit);
    describeLostWork(kit);
    describeMessages(kit);
    describeControl(kit);
  });
}
