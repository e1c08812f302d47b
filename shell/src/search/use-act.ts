import { useCompanyPath } from '@atrium/sdk';
import { useNavigate } from 'react-router-dom';
import type { Command } from './command.types.js';

/** Goes to a path below /{companyCode}, or does what a command does. */
export function useAct(): (act: Command['act']) => void {
  const navigate = useNavigate();
  const pathOf = useCompanyPath();
  return (act) => {
    if (typeof act === 'string') void navigate(pathOf(act));
    else act();
  };
}
