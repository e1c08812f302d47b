import type { ReactNode } from 'react';

/** A cell's value, or a faint dash without one. */
export const orDash = (value: ReactNode): ReactNode => value ?? <span className="at-faint">–</span>;
