import type { ReactNode } from 'react';

/** A value in a cell; a faint dash where there is none. */
export const orDash = (value: ReactNode): ReactNode => value ?? <span className="at-faint">–</span>;
