export type ShowtimeState = 'available' | 'soldout' | 'locked'
