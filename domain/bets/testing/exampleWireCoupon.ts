import type { PlacedCoupon } from '#wire';

/** A coupon as the platform sends it, for tests. */
export function wireCoupon(given: Partial<PlacedCoupon>): PlacedCoupon {
  return {
    id: 501,
    accountId: 1,
    userId: 7,
    typeId: 0,
    amount: { minor: 1000, currency: 'EUR' },
    coef: 1.85,
    bets: [
      {
        id: 21,
        gameId: 10,
        sportId: 1,
        champId: 5,
        name: 'Harbour City',
        marketName: '1X2',
        gameName: 'Harbour City – Kingsport Rovers',
        champName: 'Premier Division',
        sportIcon: 'football',
        coef: 1.85,
        isLive: false,
        statusId: -2,
        starts_at: 1_773_522_000,
        sportSlug: 'football',
        champSlug: 'premier-division',
        gameSlug: 'harbour-city-kingsport-rovers',
      },
    ],
    changeCoefAction: 2,
    coefViewId: 0,
    statusId: -2,
    possibleWin: { minor: 1850, currency: 'EUR' },
    placed_at: 1_773_513_720,
    ...given,
  };
}
