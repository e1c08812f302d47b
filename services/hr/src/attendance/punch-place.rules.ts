import { networksOf, type OutsideRule, type PunchPosition } from '@atrium/contracts';
import ipaddr from 'ipaddr.js';
import { isAt } from './geofence.rules.js';

/** A place that holds for somebody. */
export interface HeldPlace {
  id: string;
  latitude: number | null;
  longitude: number | null;
  radiusM: number;
  networks: string;
  outside: OutsideRule;
}

/** Where a punch is made, as far as it is known. */
export interface PunchSpot {
  /** The browser's address. */
  address: string;
  position: PunchPosition | null;
}

/** `free`: no place holds for the person. */
export type PlaceVerdict =
  { check: 'free' | 'outside' | 'refused'; placeId: null } | { check: 'inside'; placeId: string };

/** A position that may be wrong by more than this does not help anybody to be inside. */
const MOST_ACCURACY_M = 150;

/** Where there are several places, being at one is enough; outside of all, one that only flags is enough not to refuse. */
export function judgePlace(places: readonly HeldPlace[], spot: PunchSpot): PlaceVerdict {
  if (places.length === 0) return { check: 'free', placeId: null };
  const inside = places.find((place) => isInNetwork(place, spot.address) || isNear(place, spot.position));
  if (inside) return { check: 'inside', placeId: inside.id };
  const flags = places.some(({ outside }) => outside === 'flag');
  return { check: flags ? 'outside' : 'refused', placeId: null };
}

/** Whether the position can make a difference: a place has one, and the address alone does not say it. */
export function asksPosition(places: readonly HeldPlace[], address: string): boolean {
  const byAddress = places.some((place) => isInNetwork(place, address));
  return !byAddress && places.some(({ latitude }) => latitude !== null);
}

function isNear({ latitude, longitude, radiusM }: HeldPlace, position: PunchSpot['position']): boolean {
  if (latitude === null || longitude === null || !position) return false;
  const tolerance = Math.min(position.accuracyM, MOST_ACCURACY_M);
  const site = { lat: latitude, lng: longitude, radiusM: radiusM + tolerance };
  return isAt(site, { lat: position.latitude, lng: position.longitude });
}

function isInNetwork({ networks }: HeldPlace, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // A server that listens on both kinds writes an address of version 4 as one of version 6.
  const asked = ipaddr.process(address);
  return networksOf(networks).some((each) => {
    const [net, prefix] = each.includes('/') ? ipaddr.parseCIDR(each) : [ipaddr.parse(each), null];
    return net.kind() === asked.kind() && asked.match(net, prefix ?? net.toByteArray().length * 8);
  });
}
