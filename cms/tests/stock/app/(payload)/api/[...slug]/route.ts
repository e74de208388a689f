export * from '../../../../../../src/app/(payload)/api/[...slug]/route.ts'
