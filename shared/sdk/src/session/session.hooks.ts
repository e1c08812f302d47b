import { useSelector } from 'react-redux';
import type { SessionState } from '../store/session.slice.js';

interface WithSession {
  session: SessionState;
}

export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}
