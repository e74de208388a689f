export type ShowtimeStatus = 'available' | 'soldout' | 'locked'
