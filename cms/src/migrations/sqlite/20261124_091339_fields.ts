import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_offers_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`position\` numeric,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`info_cta_new_tab\` integer DEFAULT false,
  	\`info_cta_kind\` text,
  	\`logo_id\` integer,
  	\`backdrop_id\` integer,
  	\`translation_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_offers_page\`("id", "site", "key", "position", "cta_new_tab", "cta_kind", "info_cta_new_tab", "info_cta_kind", "logo_id", "backdrop_id", "translation_notes", "updated_at", "created_at") SELECT "id", "site", "key", "position", "cta_new_tab", "cta_kind", "info_cta_new_tab", "info_cta_kind", "logo_id", "backdrop_id", "translation_notes", "updated_at", "created_at" FROM \`offers_page\`;`)
  await db.run(sql`DROP TABLE \`offers_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_offers_page\` RENAME TO \`offers_page\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`offers_page_site_idx\` ON \`offers_page\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`offers_page_key_idx\` ON \`offers_page\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`offers_page_logo_idx\` ON \`offers_page\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_page_backdrop_idx\` ON \`offers_page\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`offers_page_updated_at_idx\` ON \`offers_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offers_page_created_at_idx\` ON \`offers_page\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_key_6_idx\` ON \`offers_page\` (\`site\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new__offers_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_cta_new_tab\` integer DEFAULT false,
  	\`version_cta_kind\` text,
  	\`version_info_cta_new_tab\` integer DEFAULT false,
  	\`version_info_cta_kind\` text,
  	\`version_logo_id\` integer,
  	\`version_backdrop_id\` integer,
  	\`version_translation_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offers_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__offers_page_v\`("id", "parent_id", "version_site", "version_key", "version_position", "version_cta_new_tab", "version_cta_kind", "version_info_cta_new_tab", "version_info_cta_kind", "version_logo_id", "version_backdrop_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_position", "version_cta_new_tab", "version_cta_kind", "version_info_cta_new_tab", "version_info_cta_kind", "version_logo_id", "version_backdrop_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_offers_page_v\`;`)
  await db.run(sql`DROP TABLE \`_offers_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__offers_page_v\` RENAME TO \`_offers_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_parent_idx\` ON \`_offers_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_version_version_site_idx\` ON \`_offers_page_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_version_version_key_idx\` ON \`_offers_page_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_version_version_logo_idx\` ON \`_offers_page_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_version_version_backdrop_idx\` ON \`_offers_page_v\` (\`version_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_version_version_updated_at_idx\` ON \`_offers_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_version_version_created_at_idx\` ON \`_offers_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_created_at_idx\` ON \`_offers_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_updated_at_idx\` ON \`_offers_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_snapshot_idx\` ON \`_offers_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_published_locale_idx\` ON \`_offers_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_latest_idx\` ON \`_offers_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_autosave_idx\` ON \`_offers_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_key_6_idx\` ON \`_offers_page_v\` (\`version_site\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`__new_featured_locales\` (
  	\`title\` text,
  	\`subtitle\` text,
  	\`description\` text,
  	\`cta_label\` text,
  	\`cta_url\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`featured\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_featured_locales\`("title", "subtitle", "description", "cta_label", "cta_url", "_status", "id", "_locale", "_parent_id") SELECT "title", "subtitle", "description", "cta_label", "cta_url", "_status", "id", "_locale", "_parent_id" FROM \`featured_locales\`;`)
  await db.run(sql`DROP TABLE \`featured_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_featured_locales\` RENAME TO \`featured_locales\`;`)
  await db.run(sql`CREATE INDEX \`featured__status_idx\` ON \`featured_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`featured_locales_locale_parent_id_unique\` ON \`featured_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__featured_v_locales\` (
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_cta_label\` text,
  	\`version_cta_url\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_featured_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__featured_v_locales\`("version_title", "version_subtitle", "version_description", "version_cta_label", "version_cta_url", "version__status", "id", "_locale", "_parent_id") SELECT "version_title", "version_subtitle", "version_description", "version_cta_label", "version_cta_url", "version__status", "id", "_locale", "_parent_id" FROM \`_featured_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_featured_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__featured_v_locales\` RENAME TO \`_featured_v_locales\`;`)
  await db.run(sql`CREATE INDEX \`_featured_v_version_version__status_idx\` ON \`_featured_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_featured_v_locales_locale_parent_id_unique\` ON \`_featured_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_pushes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`position\` numeric,
  	\`show\` text,
  	\`push_type\` text,
  	\`sponsored\` integer DEFAULT false,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`backdrop_id\` integer,
  	\`logo_id\` integer,
  	\`translation_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_pushes\`("id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at") SELECT "id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at" FROM \`home_pushes\`;`)
  await db.run(sql`DROP TABLE \`home_pushes\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_pushes\` RENAME TO \`home_pushes\`;`)
  await db.run(sql`CREATE INDEX \`home_pushes_site_idx\` ON \`home_pushes\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`home_pushes_key_idx\` ON \`home_pushes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`home_pushes_backdrop_idx\` ON \`home_pushes\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`home_pushes_logo_idx\` ON \`home_pushes\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`home_pushes_updated_at_idx\` ON \`home_pushes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`home_pushes_created_at_idx\` ON \`home_pushes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_key_12_idx\` ON \`home_pushes\` (\`site\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_pushes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_show\` text,
  	\`version_push_type\` text,
  	\`version_sponsored\` integer DEFAULT false,
  	\`version_cta_new_tab\` integer DEFAULT false,
  	\`version_cta_kind\` text,
  	\`version_backdrop_id\` integer,
  	\`version_logo_id\` integer,
  	\`version_translation_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_pushes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_pushes_v\`("id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_home_pushes_v\`;`)
  await db.run(sql`DROP TABLE \`_home_pushes_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_pushes_v\` RENAME TO \`_home_pushes_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_parent_idx\` ON \`_home_pushes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_version_version_site_idx\` ON \`_home_pushes_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_version_version_key_idx\` ON \`_home_pushes_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_version_version_backdrop_idx\` ON \`_home_pushes_v\` (\`version_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_version_version_logo_idx\` ON \`_home_pushes_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_version_version_updated_at_idx\` ON \`_home_pushes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_version_version_created_at_idx\` ON \`_home_pushes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_created_at_idx\` ON \`_home_pushes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_updated_at_idx\` ON \`_home_pushes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_snapshot_idx\` ON \`_home_pushes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_published_locale_idx\` ON \`_home_pushes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_latest_idx\` ON \`_home_pushes_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_autosave_idx\` ON \`_home_pushes_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_key_12_idx\` ON \`_home_pushes_v\` (\`version_site\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`__new_header_pushes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`position\` numeric,
  	\`show\` text,
  	\`push_type\` text,
  	\`sponsored\` integer DEFAULT false,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`backdrop_id\` integer,
  	\`logo_id\` integer,
  	\`translation_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_header_pushes\`("id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at") SELECT "id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at" FROM \`header_pushes\`;`)
  await db.run(sql`DROP TABLE \`header_pushes\`;`)
  await db.run(sql`ALTER TABLE \`__new_header_pushes\` RENAME TO \`header_pushes\`;`)
  await db.run(sql`CREATE INDEX \`header_pushes_site_idx\` ON \`header_pushes\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`header_pushes_key_idx\` ON \`header_pushes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`header_pushes_backdrop_idx\` ON \`header_pushes\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`header_pushes_logo_idx\` ON \`header_pushes\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`header_pushes_updated_at_idx\` ON \`header_pushes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`header_pushes_created_at_idx\` ON \`header_pushes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_key_13_idx\` ON \`header_pushes\` (\`site\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new__header_pushes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_show\` text,
  	\`version_push_type\` text,
  	\`version_sponsored\` integer DEFAULT false,
  	\`version_cta_new_tab\` integer DEFAULT false,
  	\`version_cta_kind\` text,
  	\`version_backdrop_id\` integer,
  	\`version_logo_id\` integer,
  	\`version_translation_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`header_pushes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__header_pushes_v\`("id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_header_pushes_v\`;`)
  await db.run(sql`DROP TABLE \`_header_pushes_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__header_pushes_v\` RENAME TO \`_header_pushes_v\`;`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_parent_idx\` ON \`_header_pushes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_version_version_site_idx\` ON \`_header_pushes_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_version_version_key_idx\` ON \`_header_pushes_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_version_version_backdrop_idx\` ON \`_header_pushes_v\` (\`version_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_version_version_logo_idx\` ON \`_header_pushes_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_version_version_updated_at_idx\` ON \`_header_pushes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_version_version_created_at_idx\` ON \`_header_pushes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_created_at_idx\` ON \`_header_pushes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_updated_at_idx\` ON \`_header_pushes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_snapshot_idx\` ON \`_header_pushes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_published_locale_idx\` ON \`_header_pushes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_latest_idx\` ON \`_header_pushes_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_autosave_idx\` ON \`_header_pushes_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_key_13_idx\` ON \`_header_pushes_v\` (\`version_site\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`__new_autopromos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`position\` numeric,
  	\`show\` text,
  	\`push_type\` text,
  	\`sponsored\` integer DEFAULT false,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`backdrop_id\` integer,
  	\`logo_id\` integer,
  	\`translation_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_autopromos\`("id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at") SELECT "id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at" FROM \`autopromos\`;`)
  await db.run(sql`DROP TABLE \`autopromos\`;`)
  await db.run(sql`ALTER TABLE \`__new_autopromos\` RENAME TO \`autopromos\`;`)
  await db.run(sql`CREATE INDEX \`autopromos_site_idx\` ON \`autopromos\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`autopromos_key_idx\` ON \`autopromos\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`autopromos_backdrop_idx\` ON \`autopromos\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`autopromos_logo_idx\` ON \`autopromos\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`autopromos_updated_at_idx\` ON \`autopromos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`autopromos_created_at_idx\` ON \`autopromos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_key_14_idx\` ON \`autopromos\` (\`site\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new__autopromos_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_show\` text,
  	\`version_push_type\` text,
  	\`version_sponsored\` integer DEFAULT false,
  	\`version_cta_new_tab\` integer DEFAULT false,
  	\`version_cta_kind\` text,
  	\`version_backdrop_id\` integer,
  	\`version_logo_id\` integer,
  	\`version_translation_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`autopromos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__autopromos_v\`("id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_autopromos_v\`;`)
  await db.run(sql`DROP TABLE \`_autopromos_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__autopromos_v\` RENAME TO \`_autopromos_v\`;`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_parent_idx\` ON \`_autopromos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_version_version_site_idx\` ON \`_autopromos_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_version_version_key_idx\` ON \`_autopromos_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_version_version_backdrop_idx\` ON \`_autopromos_v\` (\`version_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_version_version_logo_idx\` ON \`_autopromos_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_version_version_updated_at_idx\` ON \`_autopromos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_version_version_created_at_idx\` ON \`_autopromos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_created_at_idx\` ON \`_autopromos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_updated_at_idx\` ON \`_autopromos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_snapshot_idx\` ON \`_autopromos_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_published_locale_idx\` ON \`_autopromos_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_latest_idx\` ON \`_autopromos_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_autosave_idx\` ON \`_autopromos_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_key_14_idx\` ON \`_autopromos_v\` (\`version_site\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`__new_permanent_autopromo\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`position\` numeric,
  	\`show\` text,
  	\`push_type\` text,
  	\`sponsored\` integer DEFAULT false,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`backdrop_id\` integer,
  	\`logo_id\` integer,
  	\`translation_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_permanent_autopromo\`("id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at") SELECT "id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at" FROM \`permanent_autopromo\`;`)
  await db.run(sql`DROP TABLE \`permanent_autopromo\`;`)
  await db.run(sql`ALTER TABLE \`__new_permanent_autopromo\` RENAME TO \`permanent_autopromo\`;`)
  await db.run(sql`CREATE INDEX \`permanent_autopromo_site_idx\` ON \`permanent_autopromo\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`permanent_autopromo_key_idx\` ON \`permanent_autopromo\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`permanent_autopromo_backdrop_idx\` ON \`permanent_autopromo\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`permanent_autopromo_logo_idx\` ON \`permanent_autopromo\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`permanent_autopromo_updated_at_idx\` ON \`permanent_autopromo\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`permanent_autopromo_created_at_idx\` ON \`permanent_autopromo\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_key_15_idx\` ON \`permanent_autopromo\` (\`site\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new__permanent_autopromo_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_show\` text,
  	\`version_push_type\` text,
  	\`version_sponsored\` integer DEFAULT false,
  	\`version_cta_new_tab\` integer DEFAULT false,
  	\`version_cta_kind\` text,
  	\`version_backdrop_id\` integer,
  	\`version_logo_id\` integer,
  	\`version_translation_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`permanent_autopromo\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__permanent_autopromo_v\`("id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_permanent_autopromo_v\`;`)
  await db.run(sql`DROP TABLE \`_permanent_autopromo_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__permanent_autopromo_v\` RENAME TO \`_permanent_autopromo_v\`;`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_parent_idx\` ON \`_permanent_autopromo_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_version_version_site_idx\` ON \`_permanent_autopromo_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_version_version_key_idx\` ON \`_permanent_autopromo_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_version_version_backdrop_idx\` ON \`_permanent_autopromo_v\` (\`version_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_version_version_logo_idx\` ON \`_permanent_autopromo_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_version_version_updated_at_idx\` ON \`_permanent_autopromo_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_version_version_created_at_idx\` ON \`_permanent_autopromo_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_created_at_idx\` ON \`_permanent_autopromo_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_updated_at_idx\` ON \`_permanent_autopromo_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_snapshot_idx\` ON \`_permanent_autopromo_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_published_locale_idx\` ON \`_permanent_autopromo_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_latest_idx\` ON \`_permanent_autopromo_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_autosave_idx\` ON \`_permanent_autopromo_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_key_15_idx\` ON \`_permanent_autopromo_v\` (\`version_site\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`__new_native_ads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`position\` numeric,
  	\`show\` text,
  	\`push_type\` text,
  	\`sponsored\` integer DEFAULT false,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`backdrop_id\` integer,
  	\`logo_id\` integer,
  	\`translation_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_native_ads\`("id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at") SELECT "id", "site", "key", "position", "show", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "translation_notes", "updated_at", "created_at" FROM \`native_ads\`;`)
  await db.run(sql`DROP TABLE \`native_ads\`;`)
  await db.run(sql`ALTER TABLE \`__new_native_ads\` RENAME TO \`native_ads\`;`)
  await db.run(sql`CREATE INDEX \`native_ads_site_idx\` ON \`native_ads\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`native_ads_key_idx\` ON \`native_ads\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`native_ads_backdrop_idx\` ON \`native_ads\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`native_ads_logo_idx\` ON \`native_ads\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`native_ads_updated_at_idx\` ON \`native_ads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`native_ads_created_at_idx\` ON \`native_ads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_key_16_idx\` ON \`native_ads\` (\`site\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new__native_ads_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_show\` text,
  	\`version_push_type\` text,
  	\`version_sponsored\` integer DEFAULT false,
  	\`version_cta_new_tab\` integer DEFAULT false,
  	\`version_cta_kind\` text,
  	\`version_backdrop_id\` integer,
  	\`version_logo_id\` integer,
  	\`version_translation_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`native_ads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__native_ads_v\`("id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_position", "version_show", "version_push_type", "version_sponsored", "version_cta_new_tab", "version_cta_kind", "version_backdrop_id", "version_logo_id", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_native_ads_v\`;`)
  await db.run(sql`DROP TABLE \`_native_ads_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__native_ads_v\` RENAME TO \`_native_ads_v\`;`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_parent_idx\` ON \`_native_ads_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_version_version_site_idx\` ON \`_native_ads_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_version_version_key_idx\` ON \`_native_ads_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_version_version_backdrop_idx\` ON \`_native_ads_v\` (\`version_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_version_version_logo_idx\` ON \`_native_ads_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_version_version_updated_at_idx\` ON \`_native_ads_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_version_version_created_at_idx\` ON \`_native_ads_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_created_at_idx\` ON \`_native_ads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_updated_at_idx\` ON \`_native_ads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_snapshot_idx\` ON \`_native_ads_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_published_locale_idx\` ON \`_native_ads_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_latest_idx\` ON \`_native_ads_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_autosave_idx\` ON \`_native_ads_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_key_16_idx\` ON \`_native_ads_v\` (\`version_site\`,\`version_key\`);`)
  await db.run(sql`CREATE TABLE \`__new_exp_groups_pushes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`show\` text,
  	\`position\` numeric,
  	\`push_type\` text,
  	\`sponsored\` integer DEFAULT false,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`backdrop_id\` integer,
  	\`logo_id\` integer,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exp_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_exp_groups_pushes\`("_order", "_parent_id", "id", "reference", "show", "position", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id") SELECT "_order", "_parent_id", "id", "reference", "show", "position", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id" FROM \`exp_groups_pushes\`;`)
  await db.run(sql`DROP TABLE \`exp_groups_pushes\`;`)
  await db.run(sql`ALTER TABLE \`__new_exp_groups_pushes\` RENAME TO \`exp_groups_pushes\`;`)
  await db.run(sql`CREATE INDEX \`exp_groups_pushes_order_idx\` ON \`exp_groups_pushes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exp_groups_pushes_parent_id_idx\` ON \`exp_groups_pushes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`exp_groups_pushes_backdrop_idx\` ON \`exp_groups_pushes\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`exp_groups_pushes_logo_idx\` ON \`exp_groups_pushes\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__exp_groups_v_version_pushes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`show\` text,
  	\`position\` numeric,
  	\`push_type\` text,
  	\`sponsored\` integer DEFAULT false,
  	\`cta_new_tab\` integer DEFAULT false,
  	\`cta_kind\` text,
  	\`backdrop_id\` integer,
  	\`logo_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_exp_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__exp_groups_v_version_pushes\`("_order", "_parent_id", "id", "reference", "show", "position", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "_uuid") SELECT "_order", "_parent_id", "id", "reference", "show", "position", "push_type", "sponsored", "cta_new_tab", "cta_kind", "backdrop_id", "logo_id", "_uuid" FROM \`_exp_groups_v_version_pushes\`;`)
  await db.run(sql`DROP TABLE \`_exp_groups_v_version_pushes\`;`)
  await db.run(sql`ALTER TABLE \`__new__exp_groups_v_version_pushes\` RENAME TO \`_exp_groups_v_version_pushes\`;`)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_pushes_order_idx\` ON \`_exp_groups_v_version_pushes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_pushes_parent_id_idx\` ON \`_exp_groups_v_version_pushes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_pushes_backdrop_idx\` ON \`_exp_groups_v_version_pushes\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_pushes_logo_idx\` ON \`_exp_groups_v_version_pushes\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`position\` numeric,
  	\`indexed\` integer DEFAULT true,
  	\`page_type\` text,
  	\`header_backdrop_id\` integer,
  	\`header_logo_id\` integer,
  	\`header_cta_new_tab\` integer DEFAULT false,
  	\`header_cta_kind\` text,
  	\`translation_notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`header_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "site", "key", "position", "indexed", "page_type", "header_backdrop_id", "header_logo_id", "header_cta_new_tab", "header_cta_kind", "translation_notes", "updated_at", "created_at") SELECT "id", "site", "key", "position", "indexed", "page_type", "header_backdrop_id", "header_logo_id", "header_cta_new_tab", "header_cta_kind", "translation_notes", "updated_at", "created_at" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_site_idx\` ON \`pages\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`pages_key_idx\` ON \`pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`pages_header_header_backdrop_idx\` ON \`pages\` (\`header_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_header_header_logo_idx\` ON \`pages\` (\`header_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_key_24_idx\` ON \`pages\` (\`site\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_position\` numeric,
  	\`version_indexed\` integer DEFAULT true,
  	\`version_page_type\` text,
  	\`version_header_backdrop_id\` integer,
  	\`version_header_logo_id\` integer,
  	\`version_header_cta_new_tab\` integer DEFAULT false,
  	\`version_header_cta_kind\` text,
  	\`version_translation_notes\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_site", "version_key", "version_position", "version_indexed", "version_page_type", "version_header_backdrop_id", "version_header_logo_id", "version_header_cta_new_tab", "version_header_cta_kind", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_position", "version_indexed", "version_page_type", "version_header_backdrop_id", "version_header_logo_id", "version_header_cta_new_tab", "version_header_cta_kind", "version_translation_notes", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_site_idx\` ON \`_pages_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_key_idx\` ON \`_pages_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_header_version_header_backdrop_idx\` ON \`_pages_v\` (\`version_header_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_header_version_header_logo_idx\` ON \`_pages_v\` (\`version_header_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_site_version_key_24_idx\` ON \`_pages_v\` (\`version_site\`,\`version_key\`);`)
  await db.run(sql`ALTER TABLE \`home_video_locales\` ADD \`title_language\` text;`)
  await db.run(sql`ALTER TABLE \`_home_video_v_locales\` ADD \`version_title_language\` text;`)
  await db.run(sql`ALTER TABLE \`films_locales\` ADD \`label_hearth\` text;`)
  await db.run(sql`ALTER TABLE \`films_locales\` ADD \`title_language\` text;`)
  await db.run(sql`ALTER TABLE \`films_locales\` ADD \`vod_availability\` text;`)
  await db.run(sql`ALTER TABLE \`films_locales\` ADD \`presentation\` text;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` ADD \`version_label_hearth\` text;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` ADD \`version_title_language\` text;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` ADD \`version_vod_availability\` text;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` ADD \`version_presentation\` text;`)
  await db.run(sql`ALTER TABLE \`cinemas\` ADD \`ref_image_itinerary_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`cinemas_ref_image_itinerary_idx\` ON \`cinemas\` (\`ref_image_itinerary_id\`);`)
  await db.run(sql`ALTER TABLE \`cinemas_locales\` ADD \`comment\` text;`)
  await db.run(sql`ALTER TABLE \`_cinemas_v\` ADD \`version_ref_image_itinerary_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_version_version_ref_image_itinerary_idx\` ON \`_cinemas_v\` (\`version_ref_image_itinerary_id\`);`)
  await db.run(sql`ALTER TABLE \`_cinemas_v_locales\` ADD \`version_comment\` text;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers_options\` DROP COLUMN \`quantity\`;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers\` DROP COLUMN \`cta_new_tab\`;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers\` DROP COLUMN \`cta_kind\`;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers_locales\` DROP COLUMN \`cta_label\`;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers_locales\` DROP COLUMN \`cta_url\`;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers_options\` DROP COLUMN \`quantity\`;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers\` DROP COLUMN \`cta_new_tab\`;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers\` DROP COLUMN \`cta_kind\`;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers_locales\` DROP COLUMN \`cta_label\`;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers_locales\` DROP COLUMN \`cta_url\`;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list_options\` DROP COLUMN \`quantity\`;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list\` DROP COLUMN \`cta_new_tab\`;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list\` DROP COLUMN \`cta_kind\`;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list_locales\` DROP COLUMN \`cta_label\`;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list_locales\` DROP COLUMN \`cta_url\`;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list_options\` DROP COLUMN \`quantity\`;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list\` DROP COLUMN \`cta_new_tab\`;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list\` DROP COLUMN \`cta_kind\`;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list_locales\` DROP COLUMN \`cta_label\`;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list_locales\` DROP COLUMN \`cta_url\`;`)
  await db.run(sql`ALTER TABLE \`latest_video_locales\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`_latest_video_v_locales\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_cinemas_cinemas\` DROP COLUMN \`zip\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_cinemas_cinemas\` DROP COLUMN \`zip\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_cinemas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site\` text,
  	\`key\` text,
  	\`imported_id\` integer,
  	\`backdrop_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`imported_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_cinemas\`("id", "site", "key", "imported_id", "backdrop_id", "updated_at", "created_at") SELECT "id", "site", "key", "imported_id", "backdrop_id", "updated_at", "created_at" FROM \`cinemas\`;`)
  await db.run(sql`DROP TABLE \`cinemas\`;`)
  await db.run(sql`ALTER TABLE \`__new_cinemas\` RENAME TO \`cinemas\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`cinemas_site_idx\` ON \`cinemas\` (\`site\`);`)
  await db.run(sql`CREATE INDEX \`cinemas_key_idx\` ON \`cinemas\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`cinemas_imported_idx\` ON \`cinemas\` (\`imported_id\`);`)
  await db.run(sql`CREATE INDEX \`cinemas_backdrop_idx\` ON \`cinemas\` (\`backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`cinemas_updated_at_idx\` ON \`cinemas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cinemas_created_at_idx\` ON \`cinemas\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__cinemas_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_site\` text,
  	\`version_key\` text,
  	\`version_imported_id\` integer,
  	\`version_backdrop_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cinemas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_imported_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_backdrop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__cinemas_v\`("id", "parent_id", "version_site", "version_key", "version_imported_id", "version_backdrop_id", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_site", "version_key", "version_imported_id", "version_backdrop_id", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_cinemas_v\`;`)
  await db.run(sql`DROP TABLE \`_cinemas_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__cinemas_v\` RENAME TO \`_cinemas_v\`;`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_parent_idx\` ON \`_cinemas_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_version_version_site_idx\` ON \`_cinemas_v\` (\`version_site\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_version_version_key_idx\` ON \`_cinemas_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_version_version_imported_idx\` ON \`_cinemas_v\` (\`version_imported_id\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_version_version_backdrop_idx\` ON \`_cinemas_v\` (\`version_backdrop_id\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_version_version_updated_at_idx\` ON \`_cinemas_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_version_version_created_at_idx\` ON \`_cinemas_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_created_at_idx\` ON \`_cinemas_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_updated_at_idx\` ON \`_cinemas_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_snapshot_idx\` ON \`_cinemas_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_published_locale_idx\` ON \`_cinemas_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_latest_idx\` ON \`_cinemas_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_cinemas_v_autosave_idx\` ON \`_cinemas_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`offers_page\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`offers_page_mobile_backdrop_idx\` ON \`offers_page\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_offers_page_v\` ADD \`version_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_offers_page_v_version_version_mobile_backdrop_idx\` ON \`_offers_page_v\` (\`version_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`pass_page_offers_options\` ADD \`quantity\` numeric;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers\` ADD \`cta_new_tab\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers\` ADD \`cta_kind\` text;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers_locales\` ADD \`cta_label\` text;`)
  await db.run(sql`ALTER TABLE \`pass_page_offers_locales\` ADD \`cta_url\` text;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers_options\` ADD \`quantity\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers\` ADD \`cta_new_tab\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers\` ADD \`cta_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers_locales\` ADD \`cta_label\` text;`)
  await db.run(sql`ALTER TABLE \`_pass_page_v_version_offers_locales\` ADD \`cta_url\` text;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list_options\` ADD \`quantity\` numeric;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list\` ADD \`cta_new_tab\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list\` ADD \`cta_kind\` text;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list_locales\` ADD \`cta_label\` text;`)
  await db.run(sql`ALTER TABLE \`pass_plans_list_locales\` ADD \`cta_url\` text;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list_options\` ADD \`quantity\` numeric;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list\` ADD \`cta_new_tab\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list\` ADD \`cta_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list_locales\` ADD \`cta_label\` text;`)
  await db.run(sql`ALTER TABLE \`_pass_plans_v_version_list_locales\` ADD \`cta_url\` text;`)
  await db.run(sql`ALTER TABLE \`featured_locales\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`featured_mobile_backdrop_idx\` ON \`featured_locales\` (\`mobile_backdrop_id\`,\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`_featured_v_locales\` ADD \`version_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_featured_v_version_version_mobile_backdrop_idx\` ON \`_featured_v_locales\` (\`version_mobile_backdrop_id\`,\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`home_pushes\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`home_pushes_mobile_backdrop_idx\` ON \`home_pushes\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_home_pushes_v\` ADD \`version_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_home_pushes_v_version_version_mobile_backdrop_idx\` ON \`_home_pushes_v\` (\`version_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`header_pushes\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`header_pushes_mobile_backdrop_idx\` ON \`header_pushes\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_header_pushes_v\` ADD \`version_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_header_pushes_v_version_version_mobile_backdrop_idx\` ON \`_header_pushes_v\` (\`version_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`autopromos\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`autopromos_mobile_backdrop_idx\` ON \`autopromos\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_autopromos_v\` ADD \`version_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_autopromos_v_version_version_mobile_backdrop_idx\` ON \`_autopromos_v\` (\`version_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`permanent_autopromo\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`permanent_autopromo_mobile_backdrop_idx\` ON \`permanent_autopromo\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_permanent_autopromo_v\` ADD \`version_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_permanent_autopromo_v_version_version_mobile_backdrop_idx\` ON \`_permanent_autopromo_v\` (\`version_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`native_ads\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`native_ads_mobile_backdrop_idx\` ON \`native_ads\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_native_ads_v\` ADD \`version_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_native_ads_v_version_version_mobile_backdrop_idx\` ON \`_native_ads_v\` (\`version_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`latest_video_locales\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`_latest_video_v_locales\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`exp_groups_pushes\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`exp_groups_pushes_mobile_backdrop_idx\` ON \`exp_groups_pushes\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_exp_groups_v_version_pushes\` ADD \`mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_exp_groups_v_version_pushes_mobile_backdrop_idx\` ON \`_exp_groups_v_version_pushes\` (\`mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_cinemas_cinemas\` ADD \`zip\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`header_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`pages_header_header_mobile_backdrop_idx\` ON \`pages\` (\`header_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_cinemas_cinemas\` ADD \`zip\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_header_mobile_backdrop_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_header_version_header_mobile_backdrop_idx\` ON \`_pages_v\` (\`version_header_mobile_backdrop_id\`);`)
  await db.run(sql`ALTER TABLE \`home_video_locales\` DROP COLUMN \`title_language\`;`)
  await db.run(sql`ALTER TABLE \`_home_video_v_locales\` DROP COLUMN \`version_title_language\`;`)
  await db.run(sql`ALTER TABLE \`films_locales\` DROP COLUMN \`label_hearth\`;`)
  await db.run(sql`ALTER TABLE \`films_locales\` DROP COLUMN \`title_language\`;`)
  await db.run(sql`ALTER TABLE \`films_locales\` DROP COLUMN \`vod_availability\`;`)
  await db.run(sql`ALTER TABLE \`films_locales\` DROP COLUMN \`presentation\`;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` DROP COLUMN \`version_label_hearth\`;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` DROP COLUMN \`version_title_language\`;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` DROP COLUMN \`version_vod_availability\`;`)
  await db.run(sql`ALTER TABLE \`_films_v_locales\` DROP COLUMN \`version_presentation\`;`)
  await db.run(sql`ALTER TABLE \`cinemas_locales\` DROP COLUMN \`comment\`;`)
  await db.run(sql`ALTER TABLE \`_cinemas_v_locales\` DROP COLUMN \`version_comment\`;`)
}
