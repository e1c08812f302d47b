export interface Position {
  /** Degrees. */
  lat: number;
  lng: number;
}

export interface Site extends Position {
  radiusM: number;
}

const EARTH_RADIUS_M = 6_371_008.8;

/** Whether a position lies in the circle of a site, its edge included. */
export function isAt(site: Site, position: Position): boolean {
  return distanceMeters(site, position) <= site.radiusM;
}

/** Along the surface of a sphere (haversine); wrong by at most half a per cent. */
function distanceMeters(one: Position, other: Position): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat));
  const chord = half(other.lat - one.lat) + across * half(other.lng - one.lng);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
