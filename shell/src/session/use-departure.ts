import { useSelector } from 'react-redux';
import type { DepartureState } from './departure.slice.js';

export function useDeparture(): DepartureState {
  return useSelector((state: { departure: DepartureState }) => state.departure);
}
