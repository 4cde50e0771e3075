import { SetMetadata } from '@nestjs/common';
import type { Role } from '@app/contracts';

export const IS_PUBLIC = 'navigo:public';
export const NEEDED_ROLE = 'navigo:role';

/** Lets everybody in without a credential; everything that does not say so is closed. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Asks for more than a user's role. */
export const NeedsRole = (role: Role) => SetMetadata(NEEDED_ROLE, role);
