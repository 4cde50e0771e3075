export const has = (value: unknown): boolean => value !== undefined && value !== null;
export const lacks = (value: unknown): boolean => !has(value);
