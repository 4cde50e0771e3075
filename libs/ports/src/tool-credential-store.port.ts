import type { ToolCredentialItem, ToolCredentialName, ToolCredentialValues } from '@app/contracts';

/** Seals texts with a key that the place they are stored in does not have. */
export interface SealerPort {
  /** Of the key that seals now. */
  readonly keyId: string;
  /** `about` has to be the same for opening: what is sealed for one owner opens for no other. */
  seal(text: string, about: string): string;
  /** Null when it was sealed with a key that is not here, for something else, or was changed. */
  open(sealed: string, about: string): string | null;
}

/** Credentials of owners for tools, sealed where they are stored. Nobody reads them but who acts for their owner. */
export interface ToolCredentialStore {
  /** @throws {TerminalError} TOOL_NOT_CONFIGURED where there is no key to seal with. */
  put<N extends ToolCredentialName>(ownerId: string, name: N, value: NonNullable<ToolCredentialValues[N]>): Promise<ToolCredentialItem>;
  /** In the order of their names. */
  list(ownerId: string): Promise<ToolCredentialItem[]>;
  /** False when there was none. */
  remove(ownerId: string, name: ToolCredentialName): Promise<boolean>;
  /** All of an owner; one that does not open is absent. */
  valuesOf(ownerId: string): Promise<ToolCredentialValues>;
  /** Seals everything with the key that seals now; how many were sealed anew, and how many do not open with any key that is here. */
  rotate(): Promise<{ readonly sealed: number; readonly lost: number }>;
}
