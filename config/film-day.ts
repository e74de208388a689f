/** Several films on one day, in the cinemas of a place. Minutes; meals begin between two minutes of the day. */
export const filmDay = {
  shown: 4,
  shortest: 10,
  longest: 60,
  meal: [
    { shortest: 75, longest: 150, from: 690, until: 840 },
    { shortest: 75, longest: 150, from: 1_050, until: 1_260 },
  ],
} as const
