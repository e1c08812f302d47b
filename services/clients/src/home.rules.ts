/** Where a company's clients are unless somebody says otherwise. */
export const HOME = { country: 'IN', currency: 'INR' } as const;
