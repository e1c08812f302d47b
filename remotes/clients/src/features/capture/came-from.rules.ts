const MOST = 500;
const UTM = /^utm_[a-z]{1,20}$/;
const MOST_UTM = 150;

/** Where the form is and how its sender came there, from the address of the page. */
export function cameFrom(params: URLSearchParams) {
  const found = [...params].filter(([name]) => UTM.test(name));
  return {
    page: (params.get('page') ?? '').slice(0, MOST),
    referrer: (params.get('referrer') ?? '').slice(0, MOST),
    campaign: Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, MOST_UTM)])),
  };
}
