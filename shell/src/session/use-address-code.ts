import { useParams } from 'react-router-dom';

/** The company code in the URL, lower-cased; null above /{companyCode}. */
export function useAddressCode(): string | null {
  return useParams().companyCode?.toLowerCase() ?? null;
}
