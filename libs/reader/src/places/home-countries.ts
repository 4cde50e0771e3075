import type { Language } from '@app/contracts';

/** Countries where the people who write in a language mostly live. */
export const HOME_COUNTRIES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'SG', 'PH', 'NG', 'KE', 'JM', 'MT', 'HK']),
  de: new Set(['DE', 'AT', 'CH', 'LI', 'LU']),
  fr: new Set(['FR', 'BE', 'CH', 'CA', 'LU', 'MC', 'SN', 'CI', 'MA', 'TN', 'RE', 'GP', 'MQ']),
  es: new Set(['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'EC', 'UY', 'PY', 'BO', 'VE', 'CR', 'PA', 'GT', 'DO', 'CU', 'HN', 'SV', 'NI', 'PR']),
  it: new Set(['IT', 'CH', 'SM']),
  pt: new Set(['PT', 'BR', 'AO', 'MZ', 'CV']),
};
