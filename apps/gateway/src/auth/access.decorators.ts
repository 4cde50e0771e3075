import { SetMetadata } from '@nestjs/common';
import type { Role } from '@app/contracts';

export const IS_PUBLIC = 'navigo:public';
export const NEEDED_ROLE = 'navigo:role';
export const ACCEPTS_BASIC = 'navigo:basic';

/** Lets everybody in without a credential; everything that does not say so is closed. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/**
 * Takes the key also as the password of HTTP Basic, which browsers can send. For routes that only read: browsers send it without being
 * asked, so a page of another site could make them do so.
 */
export const AcceptsBasic = () => SetMetadata(ACCEPTS_BASIC, true);

/** Asks for more than a user's role. */
export const NeedsRole = (role: Role) => SetMetadata(NEEDED_ROLE, role);
